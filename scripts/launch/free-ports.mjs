// @ts-check
import { createServer } from 'node:net'

/** The ports that the system listens on, by the setting that chooses each. */
export const PORT_DEFAULTS = /** @type {const} */ ({
  SITE_PORT: 3000,
  SITE_INTERNAL_PORT: 3010,
  CMS_PORT: 3001,
  SANDBOX_PORT: 3002,
})

/** Addresses that a service may bind: a port is free only when all of them are. */
const HOSTS = ['127.0.0.1', '0.0.0.0', '::']

/**
 * A port as a setting writes it, or why it is none.
 *
 * @param {string} name
 * @param {string} text
 * @returns {number | string}
 */
export function readPort(name, text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65_535 ? port : `${name} must be a port from 1 to 65535, but it is "${text}".`
}

/**
 * A sentence for each port that something else listens on, with the setting that chooses it; of several, the line that
 * starts this clone beside another one.
 *
 * @param {Readonly<Record<string, number>>} ports by the name of their setting
 * @returns {Promise<string[]>}
 */
export async function describeBusyPorts(ports) {
  const free = await Promise.all(Object.values(ports).map(isPortFree))
  const busy = Object.entries(ports).filter((_, index) => !free[index])
  const sentences = busy.map(
    ([name, port]) => `Port ${port} is in use: stop what listens there, or set ${name} to a free port.`,
  )
  if (busy.length < 2) return sentences
  const moved = await Promise.all(busy.map(async ([name, port]) => `${name}=${await findFreePort(port)}`))
  return [...sentences, `If another clone runs there, this one runs beside it with: ${moved.join(' ')} npm start`]
}

/**
 * Whether a server could listen on the port right now.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port) {
  for (const host of HOSTS) {
    if (!(await canListen(port, host))) return false
  }
  return true
}

/** @param {number} taken */
async function findFreePort(taken) {
  let port = taken
  do port = port + 100 > 65_535 ? 1024 + (port % 100) : port + 100
  while (!(await isPortFree(port)))
  return port
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', (error) => done(!isTaken(error)))
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)))
  })
}

/**
 * Only these mean "not for us"; a machine without IPv6 answers EADDRNOTAVAIL or EAFNOSUPPORT, which hinders nobody.
 *
 * @param {NodeJS.ErrnoException} error
 */
function isTaken({ code }) {
  return code === 'EADDRINUSE' || code === 'EACCES'
}
