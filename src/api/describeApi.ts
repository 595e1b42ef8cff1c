import type { Queryable } from '@/infra/database/pool'
import { type ApiEndpoint, endpointsOf } from './apiEndpoints'
import { publicRoutes } from './createApi'
import { apiDocument } from './openapi'

/** A description reads no data. */
const nullDb: Queryable = { query: () => Promise.reject(new Error('the description of the API reads no data')) }

export const describeApi = (): ApiEndpoint[] => endpointsOf(apiDocument(publicRoutes(nullDb)))
