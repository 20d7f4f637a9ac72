import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ROOT } from '../../scripts/folders.ts'
import { type Places, placeConfiguration, placeValue } from './places.ts'
import { type Composition, environmentOf, type Service } from './read-composition.ts'
import { commandOf, imageEnvironment } from './read-stages.ts'

/** A composition that becomes processes. */
export interface World {
  readonly services: Composition['services']
  /** Of the file `.env`. */
  readonly settings: Readonly<Record<string, string>>
  readonly places: Places
  /** An absolute path of a folder with `images`, `secrets` and `bin`, where services write. */
  readonly folder: string
}

/** What runs for a service. */
export interface Program {
  readonly command: readonly string[]
  readonly environment: NodeJS.ProcessEnv
  /** Asks it whether it is well; absent where the composition does not ask. */
  readonly health: readonly string[] | undefined
  /** Runs as nobody in particular. */
  readonly isUnprivileged: boolean
}

/** Where a port of a container is on this machine. */
export const portOf = ({ places }: World, container: number) => String(places.ports.get(container))

/** @throws Error where there is no such service */
export function serviceOf({ services }: World, name: string): Service {
  const service = services[name]
  if (!service) throw new Error(`There is no service ${name}.`)
  return service
}

/** What stands for a service, by its image. */
export function programOf(world: World, service: Service): Program {
  if (service.build) return partProgram(world, service)
  if (service.image.startsWith('redis:')) return redisProgram(world, service)
  if (service.image.startsWith('nginx:')) return nginxProgram(world, service)
  throw new Error(`Nothing here stands for the image ${service.image}.`)
}

/**
 * A program of an image of `ops/Containerfile`.
 *
 * @param args instead of those with which the service starts
 */
export function partProgram(world: World, service: Service, args?: readonly string[]): Program {
  const image = service.build?.target ?? ''
  const inImage = (words: readonly string[]) =>
    words.map((word) => word.replace(/^\/app\//, `${join(world.folder, 'images', image)}/`))
  const own = service.healthcheck === undefined ? inImage(commandOf(image, 'HEALTHCHECK')) : undefined
  return {
    command: [...inImage(commandOf(image, 'ENTRYPOINT')), ...(args ?? service.command ?? commandOf(image, 'CMD'))],
    environment: settingsOf(world, service, imageEnvironment(image)),
    health: own ?? healthOf(service),
    isUnprivileged: true,
  }
}

/** What a container of the service gets: what its image sets, the file of settings, and what the composition sets. */
export function settingsOf(world: World, service: Service, image: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { settings, folder } = world
  const set = { ...image, ...(service.env_file ? settings : {}), ...environmentOf(service, settings) }
  const placed = Object.entries(set).map(([name, value]) => [name, placeIn(world, service, value)])
  return { ...Object.fromEntries(placed), PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter) }
}

/** The program that the composition names for a service's health, as its container would run it. */
export function healthOf({ healthcheck }: Service): string[] | undefined {
  return healthcheck && 'test' in healthcheck ? healthcheck.test.slice(1) : undefined
}

/** A setting or an argument of the service's container, as it is for a process here. */
export function placeIn(world: World, service: Service, value: string): string {
  const networks = networksOf(world, service)
  const reached = Object.entries(world.services).filter(([, other]) =>
    other.networks.some((one) => networks.includes(one)),
  )
  return placeValue(
    value,
    world.places,
    reached.map(([name]) => name),
  )
}

/** Its own, or those of the service that it shares one with. */
function networksOf(world: World, service: Service): readonly string[] {
  const [, owner] = service.network_mode?.split(':') ?? []
  return owner === undefined ? service.networks : serviceOf(world, owner).networks
}

function redisProgram(world: World, service: Service): Program {
  const [program = '', ...args] = service.command ?? []
  const [asks = '', ...asked] = healthOf(service) ?? []
  const port = portOf(world, 6379)
  return {
    command: [program, '--port', port, '--bind', '127.0.0.1', ...args],
    environment: settingsOf(world, service),
    health: [asks, '-p', port, ...asked],
    isUnprivileged: true,
  }
}

function nginxProgram(world: World, service: Service): Program {
  const root = join(world.folder, 'proxy')
  for (const volume of service.volumes) mountFile(world, root, volume)
  writeFileSync(join(root, 'nginx.conf'), mainConfiguration(root))
  return {
    command: ['nginx', '-c', join(root, 'nginx.conf'), '-p', root],
    environment: settingsOf(world, service),
    health: healthOf(service)?.map((word) => placeIn(world, service, word)),
    isUnprivileged: false,
  }
}

/** What the image of nginx has in its own file, but for folders. */
function mainConfiguration(root: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${root}/${name};`,
  )
  return `daemon off; master_process off; pid ${root}/pid; error_log stderr;
events {} http { access_log off; ${temporary.join(' ')} include ${root}/etc/nginx/conf.d/*.conf; }`
}

/** Of the project or, where an operator puts them, secrets. */
function mountFile({ folder, places }: World, root: string, volume: string): void {
  const [source = '', target = ''] = volume.split(':')
  const file = join(source.startsWith('./secrets/') ? folder : ROOT, source)
  const mounted = join(root, target)
  mkdirSync(dirname(mounted), { recursive: true })
  if (target.endsWith('.conf')) writeFileSync(mounted, placeConfiguration(readFileSync(file, 'utf8'), places, root))
  else cpSync(file, mounted, { recursive: true })
}
