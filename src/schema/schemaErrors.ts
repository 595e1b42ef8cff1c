import { LAST_REPLACED } from '@/infra/database/baseline'
import { COMMAND_ERRORS } from '@/messages/cli/commandErrors'

export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError'

  constructor(readonly migrations: readonly string[]) {
    super(COMMAND_ERRORS.newerSchema(migrations))
  }
}

/** The database was last used by a version older than the baseline's predecessor. */
export class OlderSchemaError extends Error {
  override name = 'OlderSchemaError'

  constructor() {
    super(COMMAND_ERRORS.olderSchema(LAST_REPLACED))
  }
}
