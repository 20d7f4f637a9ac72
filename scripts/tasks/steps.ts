import { isEndAsked } from './session.ts'

/** Numbered steps on the terminal: what happens now, and how long it took; also of steps that run side by side. */
export class Steps {
  readonly #print: (text: string) => void
  #number = 0
  /** The step whose line has no end yet. */
  #open: number | undefined

  constructor(print: (text: string) => void = (text) => process.stdout.write(text)) {
    this.#print = print
  }

  /**
   * Runs one step and prints its number, name, outcome and duration; a step may say more in one short phrase. Of steps
   * that run at once, each is named again when it ends.
   */
  async run<T>(name: string, work: () => Promise<T> | T, describe?: (result: T) => string): Promise<T> {
    this.#number += 1
    const number = this.#number
    this.#begin(number, name)
    const start = performance.now()
    const end = (outcome: string) => {
      if (this.#open !== number) this.#begin(number, name)
      this.#print(`${outcome} (${formatDuration(performance.now() - start)})\n`)
      this.#open = undefined
    }
    try {
      const result = await work()
      end(describe?.(result) ?? 'done')
      return result
    } catch (error) {
      if (!isEndAsked()) end('failed')
      throw error
    }
  }

  #begin(number: number, name: string): void {
    if (this.#open !== undefined) this.#print('\n')
    this.#print(`${String(number).padStart(2)}. ${name} … `)
    this.#open = number
  }
}

/** Milliseconds as a person reads them: `0.4 s`, `12 s`, `2 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
