import { resolve } from 'node:path'

/** A path as the caller of npm means it, which runs a script in the folder of its package. */
export function resolveFromCaller(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}
