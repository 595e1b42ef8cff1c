import type { IncomingHttpHeaders } from 'node:http'
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
