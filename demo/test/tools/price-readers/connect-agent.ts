import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { inject } from 'vitest'
import { fetchAsHost } from '../../../../test/tools/fetch-as-host.ts'

/** A client of a site's tools; whoever asks closes it. */
export async function connectAgent(host: string): Promise<Client> {
  const client = new Client({ name: 'tests', version: '1' })
  const port = inject('system').sitePort
  const fetch = fetchAsHost(`${host}.localhost:${port}`, port)
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://${host}/mcp`), { fetch }))
  return client
}
