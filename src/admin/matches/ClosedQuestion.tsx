import { Button, Stack } from '@mui/material'
import { MATCH_CHOICE_LABELS } from '@/messages/staff/matching'
import { koreanMoment } from '../kit/dates/koreanDate'
import type { WholeQuestion } from './match'
import { QuestionPane } from './QuestionPane'
import type { useMatchDecisions } from './useMatchDecisions'

interface Props {
  question: WholeQuestion
  decisions: ReturnType<typeof useMatchDecisions>
}

export function ClosedQuestion({ question, decisions: { undo, isDeciding } }: Props) {
  const { decided } = question
  return (
    <>
      <QuestionPane question={question} pointed={decided?.target ?? null} onPoint={() => undefined} />
      <footer className="keys">
        <p style={{ margin: '0 0 10px' }}>
          {decided ? (
            <>
              {koreanMoment(decided.at)} {decided.by ?? '탈퇴한 계정'} 결정:{' '}
              <b>{MATCH_CHOICE_LABELS[decided.choice]}</b>
              {decided.targetTitle && ` (${decided.targetTitle})`}.{' '}
              <span style={{ color: 'var(--soft)' }}>되돌리면 행과 표기가 돌아가고 물음이 다시 기다려요.</span>
            </>
          ) : (
            '다른 결정이나 합치기로 이미 닫힌 물음이에요.'
          )}
        </p>
        {decided && (
          <Stack direction="row">
            <Button size="large" variant="outlined" disabled={isDeciding} onClick={() => undo(question.id)}>
              결정 되돌리기
            </Button>
          </Stack>
        )}
      </footer>
    </>
  )
}
