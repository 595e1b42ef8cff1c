import { afterAll, beforeAll } from 'vitest'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff, type Send } from '../../setup/payloadRest'
import { staffCaller } from '../../setup/staffApi'

/** A database with an admin and an editor, who call the façade; opened and dropped around the tests of a `describe`. */
export function adminAndEditor(): { test: () => TestPayload; admin: Send; editor: Send } {
  let test: TestPayload
  let callers: { admin: Send; editor: Send }
  beforeAll(async () => {
    test = await createTestPayload()
    callers = {
      admin: staffCaller(test, (await addStaff(test, '운영자', 'admin')).cookie),
      editor: staffCaller(test, (await addStaff(test, '글쓴이', 'editor')).cookie),
    }
  })
  afterAll(() => test.drop())
  return {
    test: () => test,
    admin: (...asked) => callers.admin(...asked),
    editor: (...asked) => callers.editor(...asked),
  }
}
