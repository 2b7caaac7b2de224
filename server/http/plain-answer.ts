import type { ServerResponse } from 'node:http'
import { closedPolicy } from './security-headers.ts'

type Extra = {
  headers?: Record<string, string>
  detail?: string
  /** A whole page instead, for a browser that will show it as one. */
  html?: string
}

const titles: Record<number, string> = {
  400: 'Bad request',
  403: 'Not allowed',
  405: 'Method not allowed',
  408: 'Too slow',
  413: 'Too large',
  414: 'Address too long',
  431: 'Headers too large',
  500: 'Something went wrong',
  501: 'Not supported',
  503: 'Too busy',
}

/** A short answer for what never reaches a page: bad request lines, overload, health. */
export function plainAnswer(
  response: ServerResponse,
  status: number,
  { headers = {}, detail, html }: Extra = {},
) {
  if (response.headersSent) return void response.destroy()
  const body = html ?? `${detail ?? titles[status] ?? 'Error'}\n`
  response.writeHead(status, {
    'Content-Type': `text/${html ? 'html' : 'plain'}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': closedPolicy,
    ...headers,
  })
  response.end(body)
}

/** The same on a bare socket, for requests the HTTP parser refused. */
export function rawAnswer(status: number, headers: Record<string, string>) {
  const title = titles[status] ?? 'Error'
  const body = `${title}\n`
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(body.length),
    'Content-Security-Policy': closedPolicy,
    'Cache-Control': 'no-store',
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`
}
