import { useDataProvider, useNotify } from 'react-admin'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'
import { UndoToast } from '../../kit/dialogs/UndoToast'
import { useAction } from '../../kit/useAction'
import type { WordRow } from './word'

type NewWord = Pick<WordRow, 'kind' | 'word' | 'note'>

/** Adds a word, and removes one with a toast that adds it again. */
export function useWordActions({ onAdded }: { onAdded?: () => void } = {}) {
  const data = useDataProvider<BackOfficeDataProvider>()
  const notify = useNotify()
  const create = (word: NewWord) => data.actionMany('words', [], 'create', { ids: undefined, ...word })
  const add = useAction(create, { done: '낱말을 더했습니다. 다음에 읽는 것부터 씁니다.', onDone: onAdded })
  const undo = useAction(create, { done: '되돌렸습니다.' })
  const remove = useAction((id: number) => data.actionMany<{ removed: NewWord[] }>('words', [id], 'remove'), {
    onDone: ({ removed: [word] }) => {
      if (!word) return notify('이미 지운 낱말입니다.')
      const onUndo = () => undo.mutate(word)
      notify(<UndoToast message={`‘${word.word}’을(를) 지웠습니다.`} onUndo={onUndo} />, { autoHideDuration: 10_000 })
    },
  })
  return { add, remove }
}
