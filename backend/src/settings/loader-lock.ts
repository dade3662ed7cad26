/**
 * What every loader of ours locks first, in every process: any number will do. Loaders run at the
 * same time and lock tables to give them triggers and indexes; two that come by the same tables in
 * another order would wait for one another, and PostgreSQL would fail one of them.
 */
export const LOADER_LOCK = "select pg_advisory_xact_lock(72616113)"
