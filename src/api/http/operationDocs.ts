import { API_DETAILS, API_SUMMARIES, type ApiOperation } from '@/messages/api'

/** What an operation says about itself in the OpenAPI document. */
export const operationDocs = (operationId: ApiOperation) => ({
  operationId,
  summary: API_SUMMARIES[operationId],
  ...(API_DETAILS[operationId] === undefined ? {} : { description: API_DETAILS[operationId] }),
})
