import { Stack, ToggleButton, ToggleButtonGroup, Button, TextField } from '@mui/material'
import { ListBase, DataTable } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { type FormEvent, useState } from 'react'
import { WORD_KINDS, type WordKind, WORD_MAX, WORD_NOTE_MAX } from '@/domain/wordList'
import { WORD_KIND_EFFECTS, WORD_KIND_LABELS, WORDS_HELP, WORD_EXAMPLES } from '@/messages/staff/words'
import { limitedTo, SearchField, tooLong } from '../kit/fields/textFields'
import { useTabCounts } from '../workQueue/useDesk'
import { ListTable } from '../kit/lists/ListTable'
import { koreanDate } from '../kit/dates/koreanDate'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { useAction } from '../kit/useAction'

interface WordRow {
  id: number
  kind: WordKind
  word: string
  note: string | null
  createdByNickname: string | null
  createdAt: string
}

type NewWord = Pick<WordRow, 'kind' | 'word' | 'note'>

const createWord = (provider: BackOfficeDataProvider, word: NewWord) =>
  provider.actionMany('words', [], 'create', { ids: undefined, ...word })

function AddWord({ kind }: { kind: WordKind }) {
  const [word, setWord] = useState('')
  const [note, setNote] = useState('')
  const clear = () => {
    setWord('')
    setNote('')
  }
  const add = useAction((typed: NewWord, provider) => createWord(provider, typed), {
    done: '단어를 더했어요. 다음에 읽는 것부터 써요.',
    onDone: clear,
  })
  const canAdd = word.trim() !== '' && !tooLong(word, WORD_MAX) && !tooLong(note, WORD_NOTE_MAX)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!canAdd) return
    add.mutate({ kind, word: word.trim(), note: note.trim() || null })
  }
  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      onSubmit={onSubmit}
      aria-label="단어 더하기"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'start', mt: 2.25, mb: 1.5 }}
    >
      <TextField
        size="small"
        required
        label="단어"
        placeholder={WORD_EXAMPLES[kind]}
        value={word}
        onChange={({ target }) => {
          setWord(target.value)
          add.reset()
        }}
        error={add.isError || tooLong(word, WORD_MAX) !== null}
        helperText={tooLong(word, WORD_MAX) ?? add.error?.message}
        autoComplete="off"
        sx={{ flex: '1 1 220px', maxWidth: 320 }}
      />
      <TextField
        size="small"
        label="메모(없어도 됨)"
        value={note}
        onChange={({ target }) => setNote(target.value)}
        {...limitedTo(WORD_NOTE_MAX, note)}
        autoComplete="off"
        sx={{ flex: '1 1 220px', maxWidth: 360 }}
      />
      <Button type="submit" variant="contained" disabled={add.isPending || !canAdd} sx={{ height: 40 }}>
        더하기
      </Button>
    </Stack>
  )
}

const Column = DataTable.Col<WordRow>

/** Removing needs no confirmation, because the toast undoes it. */
function WordTable({ emptyTitle }: { emptyTitle: string }) {
  const remove = useAction(
    (id: number, provider) => provider.actionMany<{ removed: NewWord[] }>('words', [id], 'remove'),
    {
      done: ({ removed: [word] }) => (word ? `‘${word.word}’을(를) 지웠어요.` : '이미 지운 단어예요.'),
      undo: ({ removed: [word] }) => (word ? (provider) => createWord(provider, word) : null),
    },
  )
  return (
    <ListTable rowClick={false} emptyTitle={emptyTitle}>
      <Column source="word" sortByOrder="ASC" render={({ word }) => <b style={{ fontWeight: 640 }}>{word}</b>} />
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

const filterOf = (kind: WordKind) => ({ kind })
const soft = { margin: '10px 0 0', color: 'var(--soft)', maxWidth: 760 }

export function WordsTab() {
  const [search, setSearch] = useSearchParams()
  const kind = WORD_KINDS.find((one) => one === search.get('kind')) ?? WORD_KINDS[0]
  const query = search.get('q') ?? ''
  const counts = useTabCounts('words', WORD_KINDS, filterOf)
  const show = (next: { kind: WordKind; q: string | null }) =>
    setSearch({ tab: 'words', kind: next.kind, ...(next.q && { q: next.q }) })
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        onChange={(_, chosen: WordKind | null) => chosen && show({ kind: chosen, q: null })}
        aria-label="단어 목록"
        sx={{ flexWrap: 'wrap' }}
      >
        {WORD_KINDS.map((one) => (
          <ToggleButton key={one} value={one}>
            {WORD_KIND_LABELS[one]} {counts[one]?.toLocaleString()}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <p style={soft}>
        {WORD_KIND_EFFECTS[kind]} {WORDS_HELP}
      </p>
      <AddWord key={kind} kind={kind} />
      <Stack role="search" direction="row" sx={{ mb: 1.25 }}>
        <SearchField key={kind} value={query} onChange={(q) => show({ kind, q })} placeholder="단어, 메모" />
      </Stack>
      <ListBase
        resource="words"
        key={kind}
        disableSyncWithLocation
        storeKey={false}
        perPage={20}
        sort={{ field: 'word', order: 'ASC' }}
        filter={{ kind, ...(query && { q: query }) }}
        exporter={false}
      >
        <WordTable
          emptyTitle={query ? '찾는 단어가 없어요.' : '아직 단어가 없어요. 기본으로 아는 단어는 그대로 써요.'}
        />
      </ListBase>
    </>
  )
}
