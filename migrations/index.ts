import * as initial from './20261120_053547_initial'
import * as stats from './20261120_060000_stats'
import * as search from './20261120_070000_search'

export const migrations = [
  { name: '20261120_053547_initial', up: initial.up, down: initial.down },
  { name: '20261120_060000_stats', up: stats.up, down: stats.down },
  { name: '20261120_070000_search', up: search.up, down: search.down },
]
