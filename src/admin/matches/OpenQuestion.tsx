import { josa } from 'es-hangul'
import { useState } from 'react'
import { Button, FormControlLabel, Stack, Switch } from '@mui/material'
import { type MatchChoice, DEFER_HOURS } from '@/domain/linkage/matchQuestion'
import { matchEffectOf } from '@/messages/staff/matching'
import { useShortcuts } from '../shortcuts/shortcuts'
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog'
import { type Picked, RestaurantPicker } from '../kit/fields/RecordPicker'
import { KeyHint } from '../shortcuts/KeyHint'
import type { WholeQuestion, MatchMove, useMatchDecisions } from './match'
import { QuestionPane } from './QuestionPane'

interface MatchKeysProps {
  question: WholeQuestion
  pointed: number | null
  isLater: boolean
  isOpinion: boolean
  isDeciding: boolean
  onPoint: (candidate: number | null) => void
  onOpinion: (isOpinion: boolean) => void
  onAnswer: (choice: MatchChoice, target?: number | null, targetTitle?: string | null) => void
  onSearch: () => void
  onPutOff: () => void
}

type Pointed = MatchChoice | 'later' | null

function MatchKeys(props: MatchKeysProps) {
  const { question, pointed, isLater, isOpinion, isDeciding, onPoint, onOpinion, onAnswer, onSearch, onPutOff } = props
  const { candidates } = question
  const [other, setOther] = useState<Pointed>(null)
  const pointAt = (choice: Pointed) => ({ onMouseEnter: () => setOther(choice), onFocus: () => setOther(choice) })
  const shared = { size: 'large' as const, disabled: isDeciding, 'aria-describedby': 'match-effect' }
  const at = candidates.find(({ id }) => id === pointed) ?? candidates[0]
  return (
    <footer className="keys">
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mb: 1.25, flexWrap: 'wrap' }}>
        <p id="match-effect" aria-live="polite" style={{ margin: 0 }}>
          <Effect choice={other ?? (at ? 'match' : 'new')} target={at?.title ?? null} {...props} />
        </p>
        <FormControlLabel
          control={<Switch size="small" checked={isOpinion} onChange={(_, on) => onOpinion(on)} />}
          label={
            <span style={{ fontSize: 13 }}>
              <KeyHint keys="o" /> 의견만
            </span>
          }
          sx={{ ml: 'auto', mr: 0 }}
        />
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }} onMouseLeave={() => setOther(null)}>
        {candidates.slice(0, 9).map(({ id, title }, index) => (
          <Button
            key={id}
            {...shared}
            variant={id === at?.id ? 'contained' : 'outlined'}
            color="inherit"
            startIcon={<KeyHint keys={String(index + 1)} />}
            onMouseEnter={() => (setOther(null), onPoint(id))}
            onFocus={() => (setOther(null), onPoint(id))}
            onClick={() => onAnswer('match', id, title)}
          >
            {title}
          </Button>
        ))}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', ml: 'auto' }}>
          <Button
            {...shared}
            {...pointAt('other')}
            variant="outlined"
            startIcon={<KeyHint keys="f" />}
            onClick={onSearch}
          >
            다른 식당
          </Button>
          <Button
            {...shared}
            {...pointAt('new')}
            variant="outlined"
            startIcon={<KeyHint keys="n" />}
            onClick={() => onAnswer('new')}
          >
            새 식당
          </Button>
          <Button
            {...shared}
            {...pointAt('not_place')}
            variant="outlined"
            startIcon={<KeyHint keys="x" />}
            onClick={() => onAnswer('not_place')}
          >
            식당 아님
          </Button>
          <Button {...shared} {...pointAt('later')} startIcon={<KeyHint keys="l" />} onClick={onPutOff}>
            {isLater ? '다시 대기로' : '나중에'}
          </Button>
        </Stack>
      </Stack>
    </footer>
  )
}

interface EffectProps extends Pick<MatchKeysProps, 'question' | 'isOpinion' | 'isLater'> {
  choice: MatchChoice | 'later'
  target: string | null
}

/** '이 결정으로 42행이 온새미한상 다온점에 붙어요.' */
function Effect({ question: { own, spelling, candidates }, isOpinion, isLater, choice, target }: EffectProps) {
  if (choice === 'later')
    return isLater ? (
      <>곧바로 대기 목록으로 돌아가요.</>
    ) : (
      <>
        “{spelling}” 표기를 정하지 않고 {DEFER_HOURS}시간 동안 ‘나중에’로 옮겨요.
      </>
    )
  if (isOpinion) return <>의견으로만 남기고 질문은 열어 둬요. 아무 행도 움직이지 않아요.</>
  const { rows, outcome, more } = matchEffectOf(choice, {
    visits: own.visitCount,
    spellings: own.aliases.length,
    candidates: candidates.length,
    target,
  })
  return (
    <>
      이 결정으로 <b>{rows}</b>
      {josa.pick(rows, '이/가')} {outcome} <span style={{ color: 'var(--soft)' }}>{more}</span>
    </>
  )
}

interface OtherDialogProps {
  question: WholeQuestion
  isOpinion: boolean
  onPick: (picked: Picked) => void
  onClose: () => void
}

function OtherDialog({ question: { own, spelling }, isOpinion, onPick, onClose }: OtherDialogProps) {
  const [picked, setPicked] = useState<Picked | null>(null)
  return (
    <ConfirmDialog
      open
      title="다른 식당 찾기"
      effect={
        picked ? (
          <>
            “{spelling}” <b>{own.visitCount.toLocaleString()}행</b>이 <b>{picked.label}</b> 식당에{' '}
            {isOpinion ? '붙어야 한다는 의견을 남겨요.' : '붙어요. 후보는 모두 닫히고, Z로 되돌려요.'}
          </>
        ) : (
          <>“{spelling}” 표기가 뜻하는 식당을 찾아 주세요.</>
        )
      }
      confirmLabel={isOpinion ? '의견 남기기' : '이 식당에 붙이기'}
      disabled={!picked}
      onConfirm={() => picked && onPick(picked)}
      onClose={onClose}
    >
      <RestaurantPicker autoFocus label="식당 이름이나 주소" except={own.id} value={picked} onChange={setPicked} />
    </ConfirmDialog>
  )
}

interface Props {
  question: WholeQuestion
  isLater: boolean
  decisions: ReturnType<typeof useMatchDecisions>
}

export function OpenQuestion({ question, isLater, decisions: { decide, isDeciding } }: Props) {
  const { candidates } = question
  const [pointed, setPointed] = useState<number | null>(null)
  const [isOpinion, setOpinion] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const move = (made: MatchMove) => {
    if (!isDeciding) decide({ question, move: made })
  }
  const answer = (choice: MatchChoice, target: number | null = null, targetTitle: string | null = null) =>
    move({ kind: isOpinion ? 'opinion' : 'decide', choice, target, targetTitle })
  const putOff = () => move({ kind: isLater ? 'resume' : 'later' })
  useShortcuts('연결 검토', [
    ...candidates.slice(0, 9).map(({ id, title }, index) => ({
      keys: String(index + 1),
      label: `같은 곳: ${title}`,
      run: () => answer('match', id, title),
    })),
    { keys: 'f', label: '다른 식당 찾기', run: () => setSearching(true) },
    { keys: 'n', label: '새 식당', run: () => answer('new') },
    { keys: 'x', label: '식당 아님', run: () => answer('not_place') },
    { keys: 'l', label: isLater ? '다시 대기로' : '나중에', run: putOff },
    { keys: 'o', label: '의견만 남기기 켜고 끄기', run: () => setOpinion((before) => !before) },
  ])
  return (
    <>
      <QuestionPane question={question} pointed={pointed ?? candidates[0]?.id ?? null} onPoint={setPointed} />
      <MatchKeys
        question={question}
        pointed={pointed}
        isLater={isLater}
        isOpinion={isOpinion}
        isDeciding={isDeciding}
        onPoint={setPointed}
        onOpinion={setOpinion}
        onAnswer={answer}
        onSearch={() => setSearching(true)}
        onPutOff={putOff}
      />
      {isSearching && (
        <OtherDialog
          question={question}
          isOpinion={isOpinion}
          onPick={({ id, label }) => {
            setSearching(false)
            const isCandidate = candidates.some((candidate) => candidate.id === id)
            answer(isCandidate ? 'match' : 'other', id, label)
          }}
          onClose={() => setSearching(false)}
        />
      )}
    </>
  )
}
