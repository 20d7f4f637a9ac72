/** A tool of the page, of what WebMCP lets pages tell (https://webmachinelearning.github.io/webmcp/, draft of October 2026). */
export interface PageTool {
  readonly name: string
  readonly title?: string
  readonly description: string
  readonly inputSchema: object
  readonly annotations: { readonly readOnlyHint: boolean; readonly untrustedContentHint: boolean }
  readonly execute: (input: object) => Promise<unknown>
}

/** Where a browser with an agent takes the tools of a page. */
export interface ModelContext {
  readonly registerTool: (tool: PageTool) => unknown
}

/** What the site's server says of a tool. */
type NamedTool = Pick<PageTool, 'name' | 'title' | 'description' | 'inputSchema'>

interface Message {
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** Nothing that a tool reads changes anything, and suppliers write what it says. */
const ANNOTATIONS = { readOnlyHint: true, untrustedContentHint: true } as const

/**
 * Offers the browser's agent the tools of `/mcp`, as the server describes them; each asks the server when it is called. Nothing is
 * offered where the host has no tools.
 */
export async function offerTools(context: ModelContext): Promise<void> {
  const { tools } = (await ask('tools/list')) as { readonly tools: readonly NamedTool[] }
  for (const { name, title, description, inputSchema } of tools) {
    const execute = (input: object) => ask('tools/call', { name, arguments: input })
    const tool = { name, ...(title ? { title } : {}), description, inputSchema, annotations: ANNOTATIONS, execute }
    // A tool that the browser refuses, for another script has its name, holds up no other.
    await Promise.try(() => context.registerTool(tool)).catch(() => {})
  }
}

/** @throws an error with a sentence for the agent when the site does not answer, or refuses */
async function ask(method: string, params: object = {}): Promise<unknown> {
  const answer = await fetch('/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  if (answer.status === 429) throw new Error('That was a lot at once. Please try again in a minute.')
  if (!answer.ok) throw new Error(`The site answered with ${answer.status}.`)
  const { result, error } = readMessage(await answer.text())
  if (error) throw new Error(error.message)
  return result
}

/** The message of an answer, which the server may write as the only event of a stream. */
function readMessage(text: string): Message {
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text)
}
