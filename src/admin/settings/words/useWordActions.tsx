import { useDataProvider, useNotify } from 'react-admin'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'
import { UndoToast } from '../../kit/dialogs/UndoToast'
import { useAction } from '../../kit/useAction'
import type { WordRow } from './word'

type NewWord = Pick<WordRow, 'kind' | 'word' | 'note'>

export function useWordActions({ onAdded }: { onAdded?: () => void } = {}) {
  const data = useDataProvider<BackOfficeDataProvider>()
  const notify = useNotify()
  const create = (word: NewWord) => data.actionMany('words', [], 'create', { ids: undefined, ...word })
  const add = useAction(create, { done: '단어를 더했어요. 다음에 읽는 것부터 써요.', onDone: onAdded })
  const undo = useAction(create, { done: '되돌렸어요.' })
  const remove = useAction((id: number) => data.actionMany<{ removed: NewWord[] }>('words', [id], 'remove'), {
    onDone: ({ removed: [word] }) => {
      if (!word) return notify('이미 지운 단어예요.')
      const onUndo = () => undo.mutate(word)
      notify(<UndoToast message={`‘${word.word}’을(를) 지웠어요.`} onUndo={onUndo} />, { autoHideDuration: 10_000 })
    },
  })
  return { add, remove }
}
