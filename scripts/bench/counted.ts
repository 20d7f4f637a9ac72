/** What a site counted of itself since its start. */
export interface Counted {
  /** Pages that were rendered, answers that were shared counted once. */
  readonly renders: number
  /** CPU seconds of the process, all of its threads together. */
  readonly cpuSeconds: number
  /** Pages that were sent, and how many of them were in the cache, fresh or stale. */
  readonly answers: number
  readonly fresh: number
  readonly stale: number
  /** Pages in the cache now. */
  readonly kept: number
  /** Processes behind the port now. */
  readonly processes: number
}

/** Reads what a site counts of itself from its metrics. @param internal address of its internal port */
export async function readCounted(internal: string): Promise<Counted> {
  const metrics = await (await fetch(`${internal}/metrics`)).text()
  const sum = (pattern: RegExp) => [...metrics.matchAll(pattern)].reduce((total, [, value]) => total + Number(value), 0)
  const sent = (cache: string) => sum(new RegExp(`^site_pages_total\\{[^}]*cache="${cache}"[^}]*\\} (\\S+)$`, 'gm'))
  return {
    renders: sum(/^site_render_seconds_count\{[^}]*\} (\S+)$/gm),
    cpuSeconds: sum(/^process_cpu_seconds_total (\S+)$/gm),
    answers: sent('(?:hit|stale|miss)'),
    fresh: sent('hit'),
    stale: sent('stale'),
    kept: sum(/^site_cached_pages (\S+)$/gm),
    processes: sum(/^site_processes (\S+)$/gm),
  }
}

/** What was counted between two readings; of what is there now the later. */
export function countedBetween(before: Counted, after: Counted): Counted {
  return {
    renders: after.renders - before.renders,
    cpuSeconds: after.cpuSeconds - before.cpuSeconds,
    answers: after.answers - before.answers,
    fresh: after.fresh - before.fresh,
    stale: after.stale - before.stale,
    kept: after.kept,
    processes: after.processes,
  }
}
