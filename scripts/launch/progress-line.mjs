// @ts-check

/** Milliseconds between two looks at how far work is, and between two lines where nobody can watch one change. */
export const LOOK_EVERY = 1000
const LINE_EVERY = 15_000

/** Removes what stands on a terminal's line. */
const ERASE = '\r\u001b[2K'

/**
 * @typedef {object} Output
 * @property {(text: string) => unknown} print
 * @property {number | undefined} columns of the terminal; `undefined` where the text goes into a pipe or a file
 */

/** @type {Output} */
export const STANDARD_OUTPUT = {
  print: (text) => process.stdout.write(text),
  get columns() {
    return process.stdout.isTTY ? process.stdout.columns || 80 : undefined
  },
}

/**
 * Says again and again how far work is, while there is something to say: on a terminal one line that changes, in a pipe a
 * line now and then.
 */
export class ProgressLine {
  #output
  #describe
  #timer
  #since = 0
  #isShown = false

  /**
   * @param {Output} output
   * @param {() => string | undefined} describe how far the work is, in one line; `undefined` leaves all as it stands
   */
  constructor(output, describe) {
    this.#output = output
    this.#describe = describe
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY)
    // Showing how far work is, is no reason to stay.
    this.#timer.unref()
  }

  /** Shows the line at once, where there is one that changes. */
  show() {
    const { columns, print } = this.#output
    const text = columns === undefined ? undefined : this.#describe()
    if (columns === undefined || text === undefined) return
    this.#isShown = true
    print(`${ERASE}${text.slice(0, columns - 1)}`)
  }

  /** Takes the line away, so that something else can be printed; the next look shows it again. */
  clear() {
    if (this.#isShown) this.#output.print(ERASE)
    this.#isShown = false
  }

  end() {
    clearInterval(this.#timer)
    this.clear()
  }

  #look() {
    this.#since += LOOK_EVERY
    this.show()
    const isDue = this.#output.columns === undefined && this.#since % LINE_EVERY === 0
    const text = isDue ? this.#describe() : undefined
    if (text !== undefined) this.#output.print(`${text}\n`)
  }
}
