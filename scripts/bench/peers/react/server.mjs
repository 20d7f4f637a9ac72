import { createServer } from 'node:http'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { Body } from './dist/body.mjs'
import { content } from './dist/read-content.mjs'

/** A page by React's `renderToString`, anew for each request. */
const createHead = () =>
  h('head', null, h('title', null, content.title), ...content.head.map(({ tag, attributes }) => h(tag, attributes)))
createServer((_request, response) => {
  const page = h('html', { lang: content.lang }, createHead(), h('body', null, h(Body, { content })))
  const html = `<!doctype html>${renderToString(page)}`
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(html) })
  response.end(html)
}).listen(Number(process.env.PORT), '127.0.0.1')
