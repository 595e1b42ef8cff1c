import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createHash } from 'node:crypto'
import * as routerState from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'

/** Responses to Next's router vary by these. */
export const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const
export type RouterHeaders = Partial<Record<(typeof ROUTER_HEADERS)[number], string>>

export const routerHeadersOf = (headers: IncomingHttpHeaders): RouterHeaders =>
  Object.fromEntries(
    ROUTER_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  )

/** Its answer is data instead of a document. */
export const isRouterRequest = ({ rsc }: IncomingHttpHeaders): boolean => rsc !== undefined

/** Next answers a malformed one with 500. */
export function hasReadableState({ 'next-router-state-tree': state }: IncomingHttpHeaders): boolean {
  try {
    routerState.parseAndValidateFlightRouterState(state)
    return true
  } catch {
    return false
  }
}

/** They render or resize images for anyone. */
const OWN_ROUTES = /^\/(api\/og|_next\/image)(\/|$)/
/** `/cms.segments/_tree.segment.rsc` renders `/cms` but bypasses path checks; Next's router uses headers instead. */
const ROUTER_FILES = /\.rsc$|\.segments\//
const DEV_TOOLS = /^\/__nextjs/

export const isDisabledRoute = (path: string): boolean => OWN_ROUTES.test(path) || ROUTER_FILES.test(path)
export const isDevTool = (path: string): boolean => DEV_TOOLS.test(path)

const SCRIPT_FILE = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g
const SCRIPT_HINT = /<link rel="preload" as="script"[^<>]{0,300}>/g

/** The addresses of a document's script files, and the document without their elements and hints. */
export const takeScriptFiles = (html: string): { files: string[]; rest: string } => ({
  files: [...new Set([...html.matchAll(SCRIPT_FILE)].map(([, src = '']) => src))],
  rest: html.replace(SCRIPT_FILE, '').replace(SCRIPT_HINT, ''),
})

/** Elements of these types hold data, which needs no permission. */
const DATA_TYPE = /\btype="(?!text\/javascript|module|speculationrules)[^"]*"/

/** 'sha256-…' (CSP 3). React's scripts never contain their end tag. */
export function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const hashes = new Set<string>()
  const [start, end] = [`<${element}`, `</${element}>`]
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at)) {
    const tagEnd = html.indexOf('>', at)
    const contentEnd = html.indexOf(end, tagEnd)
    if (tagEnd < 0 || contentEnd < 0) break
    const attributes = html.slice(at + start.length, tagEnd)
    const content = html.slice(tagEnd + 1, contentEnd)
    at = contentEnd
    if (content === '' || attributes.includes(' src="') || DATA_TYPE.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return [...hashes]
}

/** Next reads the nonce of its scripts from the request's policy, and would trust the caller's. */
export function setScriptNonce(headers: IncomingHttpHeaders, nonce: string | null): void {
  delete headers['content-security-policy']
  delete headers['content-security-policy-report-only']
  if (nonce !== null) headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
}

/**
 * Next would compile `next.config.ts` on every start; its standalone server loads the result through this variable too.
 */
export function takeBuiltConfig(): void {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')) as { config: object }
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}
