import { Stack, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { ListBase } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { WORD_KINDS, type WordKind } from '@/domain/wordList/wordList'
import { WORD_KIND_EFFECTS, WORD_KIND_LABELS, WORDS_HELP } from '@/messages/staff/words'
import { SearchField } from '../../kit/fields/SearchField'
import { useTabCounts } from '../../workQueue/useTabCounts'
import { AddWord } from './AddWord'
import { WordTable } from './WordTable'

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
