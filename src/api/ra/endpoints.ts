import type { Endpoint } from 'payload'
import { bulkActionEndpoint, recordActionEndpoint } from './actions'
import { bulkDeleteEndpoint, bulkUpdateEndpoint } from './bulk'
import { exportEndpoint } from './exportFile'
import { historyEndpoint } from './history'
import { listEndpoint, oneEndpoint } from './reads'
import { createEndpoint, deleteEndpoint, updateEndpoint } from './writes'

const LIST = '/ra/:resource'
const ONE = '/ra/:resource/:id'
const BULK_ACTION = '/ra/:resource/actions/:action'
const ONE_ACTION = `${ONE}/:action`

/** `/api/ra`, in the dialect of `ra-data-simple-rest`. */
export const staffEndpoints: Endpoint[] = [
  { path: LIST, method: 'get', handler: listEndpoint },
  { path: LIST, method: 'post', handler: createEndpoint },
  { path: LIST, method: 'patch', handler: bulkUpdateEndpoint },
  { path: LIST, method: 'delete', handler: bulkDeleteEndpoint },
  // Before the single-record routes, which would take `export` as an id.
  { path: `${LIST}/export`, method: 'get', handler: exportEndpoint },
  { path: `${ONE}/history`, method: 'get', handler: historyEndpoint },
  { path: ONE, method: 'get', handler: oneEndpoint },
  { path: ONE, method: 'put', handler: updateEndpoint },
  { path: ONE, method: 'delete', handler: deleteEndpoint },
  // Before the record actions, which would take `actions` as an id.
  { path: BULK_ACTION, method: 'post', handler: bulkActionEndpoint },
  { path: ONE_ACTION, method: 'post', handler: recordActionEndpoint },
]
