import { Button } from '@mui/material'
import { DataTable } from 'react-admin'
import { ListTable } from '../../kit/lists/ListTable'
import { koreanDate } from '../../kit/dates/koreanDate'
import { useWordActions } from './useWordActions'
import type { WordRow } from './word'

const Column = DataTable.Col<WordRow>

/** Removing needs no confirmation, because the toast undoes it. */
export function WordTable({ emptyTitle }: { emptyTitle: string }) {
  const { remove } = useWordActions()
  return (
    <ListTable rowClick={false} emptyTitle={emptyTitle}>
      <Column source="word" render={({ word }) => <b style={{ fontWeight: 640 }}>{word}</b>} />
      <Column source="note" disableSort render={({ note }) => note ?? '–'} />
      <Column
        source="createdByNickname"
        disableSort
        render={({ createdByNickname }) => createdByNickname ?? '탈퇴한 사람'}
      />
      <Column source="createdAt" render={({ createdAt }) => koreanDate(createdAt)} />
      <Column
        label="할 일"
        render={({ id, word }) => (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={remove.isPending}
            onClick={() => remove.mutate(id)}
            aria-label={`${word} 지우기`}
          >
            지우기
          </Button>
        )}
      />
    </ListTable>
  )
}
