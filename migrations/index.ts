import * as initial from './20261120_053547_initial'
import * as stats from './20261120_060000_stats'

export const migrations = [
  { name: '20261120_053547_initial', up: initial.up, down: initial.down },
  { name: '20261120_060000_stats', up: stats.up, down: stats.down },
]
