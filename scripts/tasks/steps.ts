import { join } from 'node:path'
import { VAR } from '../folders.ts'
import { type Output, ProgressLine, STANDARD_OUTPUT } from '../launch/progress-line.mjs'
import { formatProgress, formatTaken, StepTimes } from '../launch/step-times.mjs'
import { isEndAsked } from './session.ts'

interface Step {
  readonly number: number
  readonly name: string
  readonly start: number
  /** Milliseconds. */
  readonly expected: number | undefined
}

/**
 * Numbered steps: what happens now, how long it takes and is expected to; also of steps that run side by side. A terminal
 * shows how far all of them are in its last line; a pipe gets a line now and then.
 */
export class Steps {
  readonly #output: Output
  readonly #times: Pick<StepTimes, 'expect' | 'keep'>
  readonly #running = new Set<Step>()
  /** Names of those that are over. */
  readonly #over = new Set<string>()
  #number = 0
  /** The step whose line in a pipe has no end yet. */
  #open: Step | undefined
  #progress: ProgressLine | undefined

  constructor(
    output: Output = STANDARD_OUTPUT,
    times: Pick<StepTimes, 'expect' | 'keep'> = new StepTimes(join(VAR, 'step-times.json')),
  ) {
    this.#output = output
    this.#times = times
  }

  /**
   * Runs one step and prints its number, name, outcome and duration; a step may say more in one short phrase. Of steps
   * that run at once, each is named again when it ends.
   */
  async run<T>(name: string, work: () => Promise<T> | T, describe?: (result: T) => string): Promise<T> {
    this.#number += 1
    const step = { number: this.#number, name, start: performance.now(), expected: this.#times.expect(name) }
    this.#begin(step)
    try {
      const result = await work()
      this.#end(step, describe?.(result) ?? 'done')
      return result
    } catch (error) {
      this.#end(step, 'failed')
      throw error
    }
  }

  /** Milliseconds that steps of these names will still take one after the other, as far as they have taken their time before. */
  expectLeft(names: readonly string[]): number {
    const left = names.map((name) => {
      if (this.#over.has(name)) return 0
      const begun = [...this.#running].find((step) => step.name === name)
      const gone = begun === undefined ? 0 : performance.now() - begun.start
      return Math.max(0, (this.#times.expect(name) ?? 0) - gone)
    })
    return left.reduce((sum, one) => sum + one, 0)
  }

  /** Prints lines of another matter between those of the steps. */
  say(text: string): void {
    this.#progress?.clear()
    if (this.#open !== undefined) this.#output.print('\n')
    this.#open = undefined
    this.#output.print(`${text}\n`)
    this.#progress?.show()
  }

  #begin(step: Step): void {
    this.#running.add(step)
    if (this.#output.columns === undefined) this.#openLine(step)
    this.#progress ??= new ProgressLine(
      { print: (text) => this.#printProgress(text), columns: this.#output.columns },
      () => (isEndAsked() || this.#running.size === 0 ? undefined : [...this.#running].map(describeStep).join(' ·')),
    )
    this.#progress.show()
  }

  #end(step: Step, outcome: string): void {
    this.#running.delete(step)
    this.#over.add(step.name)
    // What is stopped has not failed; the session says that it is stopped.
    if (!isEndAsked()) this.#printEnd(step, outcome)
    if (this.#running.size > 0) return
    this.#progress?.end()
    this.#progress = undefined
  }

  #printEnd(step: Step, outcome: string): void {
    const taken = performance.now() - step.start
    const isWorkDone = outcome !== 'unchanged' && outcome !== 'failed'
    if (isWorkDone) this.#times.keep(step.name, taken)
    this.#progress?.clear()
    if (this.#open !== step) this.#openLine(step)
    this.#output.print(`${outcome} (${formatTaken(taken, isWorkDone ? step.expected : undefined)})\n`)
    this.#open = undefined
    this.#progress?.show()
  }

  #openLine(step: Step): void {
    if (this.#open !== undefined) this.#output.print('\n')
    this.#output.print(`${beginningOf(step)} `)
    this.#open = step
  }

  #printProgress(text: string): void {
    if (this.#open !== undefined) this.#output.print('\n')
    this.#open = undefined
    this.#output.print(text)
  }
}

function describeStep(step: Step): string {
  return `${beginningOf(step)} ${formatProgress(performance.now() - step.start, step.expected)}`
}

function beginningOf({ number, name }: Step): string {
  return `${String(number).padStart(2)}. ${name} …`
}
