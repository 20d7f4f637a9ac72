/** Per cent of a video (specification, section 9). */
export const VIDEO_MILESTONE_PERCENTS: readonly number[] = [10, 25, 50, 75, 90]
/** Milliseconds between two looks at how far it is (section 9). */
export const POLL_INTERVAL_MS = 5000

/**
 * Tells each milestone once, when a look finds it reached; who skips ahead has passed those between.
 *
 * @param read per cent so far; `undefined` while it is not known
 * @returns stops looking, as the last milestone does
 */
export function pollVideoMilestones(read: () => number | undefined, tell: (percent: number) => void): () => void {
  const left = [...VIDEO_MILESTONE_PERCENTS]
  const timer = setInterval(() => {
    const percent = read() ?? 0
    for (let [next] = left; next !== undefined && next <= percent; [next] = left) {
      left.shift()
      tell(next)
    }
    if (left.length === 0) clearInterval(timer)
  }, POLL_INTERVAL_MS)
  return () => clearInterval(timer)
}
