import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'

/** Writes nginx's configuration from docs/how-to/cdn.md and docs/operations/several-machines.md, with ports of this machine. */
export function writeConfiguration(folder: string, port: number, sitePorts: readonly number[]): string {
  mkdirSync(folder, { recursive: true })
  const [cached = ''] = examplesOf('docs/how-to/cdn.md')
  const [upstream = '', answering = ''] = examplesOf('docs/operations/several-machines.md')
  const sites = sitePorts.reduce(
    (text, own, index) => text.replace(`10.0.0.${index + 1}:3000`, `127.0.0.1:${own}`),
    upstream,
  )
  const site = cached
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('    proxy_pass http://127.0.0.1:3000;\n', answering)
    .replace('/var/cache/nginx/passepartout', join(folder, 'cache'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {} http { access_log off; ${temporary.join(' ')} ${sites} ${site} }`,
  )
  return file
}

function examplesOf(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8')
  return [...text.matchAll(/```nginx\n([\s\S]*?)```/g)].map(([, example = '']) => example)
}
