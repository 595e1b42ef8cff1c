import * as baseline from './20261127_000000_baseline'

export const migrations = [{ name: '20261127_000000_baseline', up: baseline.up, down: baseline.down }]
