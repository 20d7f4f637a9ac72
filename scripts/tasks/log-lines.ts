import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'

/** A level from which a person at the terminal wants to see the line (pino: 40 warn, 50 error, 60 fatal). */
const ERROR_LEVEL = 50

interface LogRecord {
  readonly level?: number | undefined
  readonly text: string
}

/** The last lines of a log, at most `count`, each as a person reads it, without the frames of a stack. */
export function readLastLines(file: string, count: number): string[] {
  const records = readText(file)
    .split('\n')
    .slice(-10 * count)
  const lines = records.flatMap((line) => parseLogLine(line).text.split('\n'))
  return lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).slice(-count)
}

/** One line of a log: pino's JSON as a person reads it; anything else stays as it is. */
export function parseLogLine(line: string): LogRecord {
  const record = parseObject(line)
  if (record === undefined) return { text: line }
  const level = typeof record.level === 'number' ? record.level : undefined
  const text = record.msg === 'request' ? describeRequest(record) : describeEvent(record)
  return { level, text: text === '' ? line : text }
}

/** `404 GET www.wayfare.example/rome/, tour group 7110: No document found (miss, 12 ms)` */
function describeRequest(record: Record<string, unknown>): string {
  const { status, method, address, pageIdentifier, tgid, problem, cache, milliseconds } = record
  const what = [`${status} ${method} ${address ?? pageIdentifier ?? ''}`.trimEnd(), tgid && `tour group ${tgid}`]
  const reason = typeof problem === 'string' ? `: ${problem}` : ''
  return `${what.filter(Boolean).join(', ')}${reason} (${cache}, ${milliseconds} ms)`
}

/** What is known of every line, or said by its message. */
const UNSAID = new Set(['level', 'time', 'pid', 'hostname', 'requestId', 'reqId', 'msg', 'err'])

/** The message and the error's, then what they are about: `Answer spoiled (path /api/v6/…, had 40, has 3)`. */
function describeEvent({ msg, err, ...record }: Record<string, unknown>): string {
  const error = isObject(err) && typeof err.message === 'string' ? err.message : undefined
  const message = typeof msg === 'string' ? msg : undefined
  const details = Object.entries(record)
    .filter(([name, value]) => !UNSAID.has(name) && value !== null)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const text = [message, error === message ? undefined : error].filter(Boolean).join(': ')
  return text === '' || details.length === 0 ? text : `${text} (${details.join(', ')})`
}

/** Prints what is added to a log from now on: everything, or what is an error. Call the result to stop. */
export function followLog(file: string, which: 'all' | 'errors', print: (line: string) => void): () => void {
  const descriptor = openSync(file, 'r')
  const buffer = Buffer.alloc(64 * 1024)
  let position = 0
  let partial = ''
  const readMore = () => {
    while (position < fstatSync(descriptor).size) {
      const bytes = readSync(descriptor, buffer, 0, buffer.length, position)
      position += bytes
      const lines = (partial + buffer.toString('utf8', 0, bytes)).split('\n')
      partial = lines.pop() ?? ''
      for (const line of lines) printLine(line, which, print)
    }
  }
  const timer = setInterval(readMore, 300)
  return () => {
    clearInterval(timer)
    readMore()
    closeSync(descriptor)
  }
}

function printLine(line: string, which: 'all' | 'errors', print: (line: string) => void): void {
  if (line.trim() === '') return
  const { level, text } = parseLogLine(line)
  if (which === 'all' || (level !== undefined && level >= ERROR_LEVEL)) print(text)
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function parseObject(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
