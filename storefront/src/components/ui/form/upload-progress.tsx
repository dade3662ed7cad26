/** How much of a file was sent, in percent; `label` says of what. */
export function UploadProgress({ label, percent }: { label: string; percent: number }) {
  return (
    <p className="mt-2 flex items-center gap-3 text-sm tabular-nums">
      <progress
        aria-label={label}
        max={100}
        value={percent}
        className="h-2 grow appearance-none overflow-hidden rounded-field border border-line bg-base-200 accent-secondary [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-base-200 [&::-webkit-progress-value]:bg-ink"
      />
      {percent} %
    </p>
  )
}
