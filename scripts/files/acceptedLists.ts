import { OTHER_LIST_KINDS, type OtherListKind } from '@/domain/expense/fileErrors'
import { IMPORT_MESSAGES } from '@/messages/cli/importCommands'
import { OTHER_LIST_NAMES } from '@/messages/cli/fileErrors'
import { UsageError } from '../runCommand'

/** By the names used in refusal messages. @throws UsageError */
export function acceptedLists(names: readonly string[] = []): OtherListKind[] {
  return names.map((name) => {
    const kind = OTHER_LIST_KINDS.find((each) => OTHER_LIST_NAMES[each] === name.normalize('NFC').trim())
    if (!kind) throw new UsageError(IMPORT_MESSAGES.unknownList(name))
    return kind
  })
}
