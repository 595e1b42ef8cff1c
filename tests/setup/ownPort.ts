import { randomInt } from 'node:crypto'
import { freePort } from '@/infra/freePort'

/** Below the system's ephemeral ports: one of those could be given away while its owner is not listening. */
const PORTS = { from: 20_000, count: 10_000 }

/** A port of this machine that stays free until its owner listens on it, or listens on it again. */
export const ownPort = (): Promise<number> => freePort('127.0.0.1', PORTS.from + randomInt(PORTS.count))
