/** Ports on which programs of the composition listen, each in a network of its own or of the proxy. */
const CONTAINER_PORTS = [80, 443, 3000, 3001, 3002, 3010, 5432, 6379]
const USUAL_PORTS: Readonly<Record<string, number>> = { postgres: 5432, redis: 6379, http: 80 }
const OF_THE_SAME_MACHINE = ['127.0.0.1', 'localhost']

/** Where on this machine is what a container has: the one difference between its settings and those of a process here. */
export interface Places {
  readonly ports: ReadonlyMap<number, number>
  /** Absolute paths by the folders of containers. */
  readonly folders: Readonly<Record<string, string>>
}

/** @param free as many as {@link PORT_COUNT} says */
export function makePlaces(free: readonly number[], folders: Places['folders']): Places {
  return { ports: new Map(CONTAINER_PORTS.map((port, index) => [port, free[index] ?? 0])), folders }
}

export const PORT_COUNT = CONTAINER_PORTS.length

/**
 * A setting or an argument of a container, as it is for a process here. What is unknown, such as a port on which nothing of the
 * composition listens, stays as it is.
 *
 * @param hosts names of services that the container reaches
 */
export function placeValue(value: string, { ports, folders }: Places, hosts: readonly string[]): string {
  const folder = Object.keys(folders).find((name) => value === name || value.startsWith(`${name}/`))
  if (folder !== undefined) return `${folders[folder]}${value.slice(folder.length)}`
  if (/^\d+$/.test(value)) return String(ports.get(Number(value)) ?? value)
  return value.replace(
    /\b(postgres|redis|http):\/\/([^@\s/]*@)?([\w.-]+)(?::(\d+))?/g,
    (whole, scheme: string, user = '', host: string, port?: string) => {
      if (![...OF_THE_SAME_MACHINE, ...hosts].includes(host)) return whole
      const placed = ports.get(Number(port ?? USUAL_PORTS[scheme])) ?? port
      return `${scheme}://${user}127.0.0.1:${placed}`
    },
  )
}

/** A file of nginx, as it is for a process here. */
export function placeConfiguration(text: string, { ports }: Places, root: string): string {
  return text
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll(/listen (\d+)/g, (_, port) => `listen 127.0.0.1:${ports.get(Number(port)) ?? port}`)
    .replaceAll(/127\.0\.0\.1:(\d+);/g, (_, port) => `127.0.0.1:${ports.get(Number(port)) ?? port};`)
    .replaceAll('/etc/nginx/', `${root}/etc/nginx/`)
}
