import { LAST_REPLACED } from '@/infra/database/baseline'
import { COMMAND_ERRORS } from '@/messages/cli/commandErrors'

/** The database was brought up to date by a newer version, whose tables this one does not know. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError'

  constructor(readonly migrations: readonly string[]) {
    super(COMMAND_ERRORS.newerSchema(migrations))
  }
}

/** The database was last used by a version before the one that the baseline follows. */
export class OlderSchemaError extends Error {
  override name = 'OlderSchemaError'

  constructor() {
    super(COMMAND_ERRORS.olderSchema(LAST_REPLACED))
  }
}
