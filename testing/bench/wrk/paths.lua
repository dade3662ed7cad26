-- Asks for the paths behind "--" one after the other, round and round.
local paths, turn = {}, 0

function init(args)
  paths = args
end

function request()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn])
end
