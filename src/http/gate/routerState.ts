import type { IncomingHttpHeaders } from 'node:http'
import { gateMessages } from '@/messages/gate'
import type { Rejection } from './reject'

/** As far as Next inspects it: a segment, its children by name, and router flags. */
const isState = (value: unknown): boolean => {
  if (!Array.isArray(value)) return false
  const [segment, below] = value as unknown[]
  if (typeof segment !== 'string' && !Array.isArray(segment)) return false
  return typeof below === 'object' && below !== null && Object.values(below).every(isState)
}

function isReadable(header: string): boolean {
  try {
    return isState(JSON.parse(decodeURIComponent(header)))
  } catch {
    return false
  }
}

/** Next answers a malformed one with 500. */
export function validateRouterState(headers: IncomingHttpHeaders): Rejection | null {
  const header = headers['next-router-state-tree']
  if (header === undefined || isReadable(String(header))) return null
  return { status: 400, code: 'unreadable-router-state', message: gateMessages.routerState }
}
