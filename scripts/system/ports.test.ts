import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { findFreePorts, requireFreePorts } from './ports.ts'

const servers: Server[] = []

function listen(host: string): Promise<number> {
  const server = createServer()
  servers.push(server)
  return new Promise((done) => {
    server.listen(0, host, () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test.each(['127.0.0.1', '0.0.0.0'])('a port in use on %s is named together with its setting', async (host) => {
  const port = await listen(host)
  await expect(requireFreePorts({ CMS_PORT: port })).rejects.toThrow(
    `Port ${port} is in use: stop what listens there, or set CMS_PORT to a free port.`,
  )
})

test('free ports are distinct and pass', async () => {
  const [site = 0, cms = 0] = await findFreePorts(2)
  expect(site).not.toBe(cms)
  await expect(requireFreePorts({ SITE_PORT: site, CMS_PORT: cms })).resolves.toBeUndefined()
})
