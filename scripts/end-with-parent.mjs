/**
 * Loaded into every process that the scripts start (`--import`), so that none outlives the one that started it, not
 * even when that one is killed outright: the channel between them then closes, and this process asks itself, and the
 * group that it leads, to stop. What ignores that is ended ten seconds later.
 */
const GRACE_MS = 10_000

function signalOwnGroup(signal) {
  try {
    process.kill(-process.pid, signal)
  } catch {
    // Not the leader of a group: only this process is ours to end.
    process.kill(process.pid, signal)
  }
}

// Flags and environment are inherited: a worker of this process keeps its own channel, and its own way to end.
if (process.channel && process.env.LIFELINE_HOLDER === String(process.ppid)) {
  process.once('disconnect', () => {
    signalOwnGroup('SIGTERM')
    setTimeout(() => signalOwnGroup('SIGKILL'), GRACE_MS).unref()
  })
  // Waiting for the end of the parent is no reason to stay.
  process.channel.unref()
}
