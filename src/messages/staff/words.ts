import { type WordKind, WORDS_MAX } from '@/domain/wordList'

export const WORD_KIND_LABELS: Record<WordKind, string> = {
  nonplace: '식당이 아닌 이름',
  chain: '체인 이름',
  held_word: '보류할 단어',
  held_domain: '보류할 도메인',
  hide_reason: '숨기는 이유',
}

export const WORD_KIND_EFFECTS: Record<WordKind, string> = {
  nonplace:
    '장소 칸이나 거기서 읽은 상호가 이 단어와 똑같으면 식당으로 읽지 않아요. 다음에 읽는 파일부터이고, 이미 가져온 기록은 그대로예요.',
  chain:
    '이 이름으로 시작하는 상호는 뒤를 지점으로 나누고, 지점 없이 적힌 것을 한 곳으로 단정하지 않아요. 다음에 읽는 파일부터이고, 인허가와 카카오 장소를 잇고 중복을 찾을 때도 써요.',
  held_word: '이 단어가 든 게시판 글은 바로 보이지 않고 확인을 기다려요. 쓴 사람에게는 이유를 알려요.',
  held_domain:
    '이 도메인과 그 아래 주소가 든 게시판 글은 바로 보이지 않고 확인을 기다려요. 쓴 사람에게는 이유를 알려요.',
  hide_reason:
    '신고를 처리하거나 글을 숨길 때 기본 이유 다음에 나와요. 메모에는 작성자에게 갈 말의 까닭을 적어요. 예: 홍보 링크가 들어 있어',
}

export const WORD_EXAMPLES: Record<WordKind, string> = {
  nonplace: '예: 별관 창고',
  chain: '예: 온새미커피',
  held_word: '예: 급전대출',
  held_domain: '예: 광고.example',
  hide_reason: '예: 홍보 링크',
}

export const WORDS_HELP = `한 목록에 ${WORDS_MAX.toLocaleString('ko')}개까지예요. 띄어쓰기, 대소문자, 문장부호는 가리지 않아요.`
