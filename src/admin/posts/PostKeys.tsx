import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button } from '@mui/material'
import { useDataProvider } from 'react-admin'
import { MODERATION_ACTIONS, type ModerationAction } from '@/messages/staff/moderation'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { KeyHint } from '../shortcuts/KeyHint'
import { useAction } from '../kit/useAction'
import { MODERATION_KEYS, moderationActionsFor } from '../moderation/moderationActionsFor'
import type { PostDetail } from './post'

export function PostKeys({ post, onAction }: { post: PostDetail; onAction: (action: ModerationAction) => void }) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  const pin = useAction(() => dataProvider.actionMany('posts', [post.id], post.isPinned ? 'unpin' : 'pin'), {
    done: post.isPinned ? '고정을 풀었어요.' : '게시판 위에 고정했어요.',
  })
  return (
    <>
      {moderationActionsFor(post).map((which) => (
        <Button
          key={which}
          variant="outlined"
          color={which === 'delete' ? 'error' : 'inherit'}
          startIcon={<KeyHint keys={MODERATION_KEYS[which]} />}
          onClick={() => onAction(which)}
        >
          {MODERATION_ACTIONS[which].label}
        </Button>
      ))}
      <Button variant="outlined" disabled={pin.isPending} onClick={() => pin.mutate()}>
        {post.isPinned ? '고정 풀기' : '위에 고정'}
      </Button>
      <Button
        component="a"
        href={`/board/${post.board}`}
        target="_blank"
        rel="noreferrer"
        startIcon={<OpenInNew sx={{ fontSize: 15 }} />}
      >
        공개 화면
      </Button>
    </>
  )
}
