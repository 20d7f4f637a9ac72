import { execFileSync, spawnSync } from 'node:child_process'

/**
 * Makes sure that a program is there: installs Debian's package when this runs as root.
 * @throws Error with the sentence that a person needs
 */
export function requireProgram(program: string, debianPackage: string): void {
  const isThere = () => spawnSync('which', [program]).status === 0
  if (!isThere() && process.getuid?.() === 0) {
    execFileSync('apt-get', ['update', '-qq'])
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], { stdio: 'ignore' })
  }
  if (!isThere()) throw new Error(`This test needs ${program}: apt-get install ${debianPackage}`)
}
