import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { transformSync } from '@swc/core'
import { hashContent, isCurrent, writeStamp } from '../../tasks/content-hash.ts'
import { installWhenUsed } from '../../tasks/install-when-used.ts'
import { launchServer, type Server } from '../servers.ts'

const FOLDER = import.meta.dirname
const SOURCES = ['*.mjs', '*/package-lock.json', '*/*.{mjs,jsx}', '*/{app,src}/**/*.{mjs,jsx,astro}']
/** What is copied into a peer for its build. */
const COPIES = /^(?:next\/app|astro\/src)\/(?:body|read-content)\./
/** What Next.js and Astro say of those who use them. */
const QUIET = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
/** Seconds. */
const ANSWERS_WITHIN = 60

/** Another way to render the same page for each request. */
interface Peer {
  readonly name: string
  readonly folder: string
  /** Where its build finds what peers share, beside its own sources. */
  readonly shared: string
  /** Arguments of Node that build it. */
  readonly build: readonly string[] | (() => void)
  /** Arguments of Node that start it on a port. */
  readonly start: (port: number) => readonly string[]
}

const REACT: Peer = {
  name: 'React, renderToString',
  folder: join(FOLDER, 'react'),
  shared: 'dist',
  build: () => compileBody(),
  start: () => ['server.mjs'],
}

const PEERS: readonly Peer[] = [
  REACT,
  {
    name: 'Astro',
    folder: join(FOLDER, 'astro'),
    shared: 'src',
    build: ['node_modules/astro/bin/astro.mjs', 'build', '--silent'],
    start: () => ['dist/server/entry.mjs'],
  },
  {
    name: 'Next.js, force-dynamic',
    folder: join(FOLDER, 'next'),
    shared: 'app',
    build: ['node_modules/next/dist/bin/next', 'build'],
    start: (port) => ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', String(port)],
  },
]

/** A peer that answers any path with the page. */
export interface StartedPeer {
  readonly name: string
  readonly server: Server
}

/**
 * Installs and builds the peers where that was not done yet, and starts them one after the other.
 *
 * @param content file with the content of the page (page-content.ts)
 * @param ports one for each
 */
export async function startPeers(content: string, ports: readonly number[]): Promise<StartedPeer[]> {
  const started: StartedPeer[] = []
  for (const [index, peer] of PEERS.entries()) started.push(await startPeer(peer, content, ports[index] ?? 0))
  return started
}

/** As `startPeers`, React alone. */
export function startReactPeer(content: string, port: number): Promise<StartedPeer> {
  return startPeer(REACT, content, port)
}

async function startPeer(peer: Peer, content: string, port: number): Promise<StartedPeer> {
  await installWhenUsed(peer.folder, peer.name)
  const environment = { ...process.env, ...QUIET, PEER_CONTENT: content, NODE_ENV: 'production' }
  await buildWhenChanged(peer, environment)
  const own = { ...environment, PORT: String(port), HOST: '127.0.0.1' }
  const url = `http://127.0.0.1:${port}`
  const server = await launchServer(process.execPath, peer.start(port), own, url, ANSWERS_WITHIN, { cwd: peer.folder })
  return { name: `${peer.name} (${versionOf(peer)})`, server }
}

/** How many there are. */
export const PEER_COUNT = PEERS.length

async function buildWhenChanged(peer: Peer, env: NodeJS.ProcessEnv): Promise<void> {
  const hash = hashContent({ root: FOLDER, patterns: SOURCES, ignore: COPIES })
  const stamp = { file: join(peer.folder, 'node_modules', '.passepartout-build'), hash, outputs: [] }
  if (isCurrent(stamp)) return
  console.log(`Building the page of ${peer.name} …`)
  const shared = join(peer.folder, peer.shared)
  mkdirSync(shared, { recursive: true })
  copyFileSync(join(FOLDER, 'read-content.mjs'), join(shared, 'read-content.mjs'))
  if (peer.shared === 'app') copyFileSync(join(FOLDER, 'react/body.jsx'), join(shared, 'body.jsx'))
  if (typeof peer.build === 'function') peer.build()
  else await promisify(execFile)(process.execPath, [...peer.build], { cwd: peer.folder, env })
  writeStamp(stamp)
}

function compileBody(): void {
  const { code } = transformSync(readFileSync(join(FOLDER, 'react/body.jsx'), 'utf8'), {
    module: { type: 'es6' },
    jsc: {
      target: 'es2024',
      parser: { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  })
  writeFileSync(join(FOLDER, 'react/dist/body.mjs'), code)
}

function versionOf({ folder }: Peer): string {
  const { dependencies }: { dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return dependencies.astro ?? dependencies.next ?? dependencies.react ?? ''
}
