/** Numbered steps on the terminal: what happens now, and how long it took. */
export class Steps {
  readonly #print: (text: string) => void
  #number = 0

  constructor(print: (text: string) => void = (text) => process.stdout.write(text)) {
    this.#print = print
  }

  /** Runs one step and prints its number, name, outcome and duration; a step may say more in one short phrase. */
  async run<T>(name: string, work: () => Promise<T> | T, describe?: (result: T) => string): Promise<T> {
    this.#number += 1
    this.#print(`${String(this.#number).padStart(2)}. ${name} … `)
    const start = performance.now()
    try {
      const result = await work()
      this.#print(`${describe?.(result) ?? 'done'} (${formatDuration(performance.now() - start)})\n`)
      return result
    } catch (error) {
      this.#print(`failed (${formatDuration(performance.now() - start)})\n`)
      throw error
    }
  }
}

/** Milliseconds as a person reads them: `0.4 s`, `12 s`, `2 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
