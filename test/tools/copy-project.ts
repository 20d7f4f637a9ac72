import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../scripts/folders.ts'
import { listTrackedFiles } from '../../scripts/new-installation/list-tracked-files.ts'

/**
 * Copies the project's source, with the installed packages, to a folder of its own, so that a test may change it.
 *
 * @param isCopied of a path below the project's folder that git tracks
 */
export function copyProject(copy: string, isCopied: (file: string) => boolean): void {
  for (const file of listTrackedFiles().filter(isCopied)) cpSync(join(ROOT, file), join(copy, file))
  linkPackages(copy)
}

/** What the lockfile installs is the same, with npm's record of it; what is ours is the copy's own. */
export function linkPackages(copy: string): void {
  for (const folder of ['', ...globSync('{apps,packages}/*', { cwd: copy })]) {
    const installed = join(folder, 'node_modules')
    const names = globSync(['*', '.bin', '.package-lock.json'], { cwd: join(ROOT, installed) })
    for (const name of names.filter((one) => one !== '@passepartout'))
      link(join(ROOT, installed, name), join(copy, installed, name))
  }
  for (const file of globSync('{apps,packages}/*/package.json', { cwd: copy })) {
    const { name } = JSON.parse(readFileSync(join(copy, file), 'utf8'))
    link(join(copy, dirname(file)), join(copy, 'node_modules', name))
  }
}

function link(target: string, place: string): void {
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(target, place)
}
