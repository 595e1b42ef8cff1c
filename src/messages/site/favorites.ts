export const FAVORITES = {
  title: '즐겨찾기',
  save: '저장',
  saved: '저장됨',
  saveOf: (title: string) => `${title} 저장`,
  added: '저장했어요.',
  removed: '즐겨찾기가 제거되었습니다.',
  removeOf: (title: string) => `${title} 즐겨찾기에서 지우기`,
  remove: '지우기',
  failed: '즐겨찾기 처리에 실패했습니다.',
  removeFailed: '즐겨찾기 제거에 실패했습니다.',
  loading: '즐겨찾기를 불러오는 중이에요.',
  loadFailed: '즐겨찾기를 불러오지 못했어요.',
  retry: '다시 불러오기',
  unlisted: '지금은 목록에 없는 곳이에요.',
  empty: '아직 저장한 곳이 없어요',
  emptyWhy: '마음에 드는 식당의 하트를 누르면 여기에 모여요.',
  emptyFolder: '이 폴더는 비어 있어요',
  emptyFolderWhy: '저장한 곳의 폴더를 바꾸면 여기에 모여요.',
  explore: '지역별로 둘러보기',
  list: '저장한 곳',
  order: '최근에 저장한 순',
  view: '보기',
  pages: '저장한 곳의 페이지',
} as const

export const FOLDERS = {
  all: '전체',
  none: '폴더 없음',
  choose: '폴더 고르기',
  chooseOf: (title: string) => `${title} 폴더 고르기`,
  chooseWhy: '저장한 곳을 나누어 담을 수 있어요.',
  filter: '폴더로 보기',
  of: (title: string) => `${title} 폴더`,
  name: '폴더 이름',
  make: '새 폴더',
  makeNow: '만들기',
  rename: '이름 바꾸기',
  renameNow: '바꾸기',
  cancel: '취소',
  remove: '폴더 지우기',
  removeSure: (name: string) => `'${name}' 폴더를 지울까요? 안에 있는 곳은 저장된 채로 남아요.`,
  removed: '폴더를 지웠어요. 안에 있던 곳은 그대로 저장되어 있어요.',
  moved: (name: string) => `'${name}'에 담았어요.`,
  movedOut: '폴더에서 뺐어요.',
} as const

export const SHARED_LISTS = {
  share: '링크로 나누기',
  why: '링크가 있는 사람은 누구나 이 목록과 내 닉네임을 볼 수 있어요. 끄면 그 링크로는 곧바로 볼 수 없어요.',
  ended: '링크를 끊었어요. 이제 그 링크로는 볼 수 없어요.',
  label: '나눈 목록',
  pages: '나눈 목록의 페이지',
  explore: FAVORITES.explore,
  titleOf: (nickname: string) => `${nickname}님의 목록`,
  count: (total: number) => `저장한 식당 ${total.toLocaleString('ko-KR')}곳 · 순위는 전국 기준`,
  empty: '지금 볼 수 있는 곳이 없어요',
  emptyWhy: '목록의 주인이 아직 담지 않았거나, 담은 곳이 지금은 목록에 없어요.',
  gone: '이 목록은 볼 수 없어요',
  goneWhy: '링크가 잘못되었거나, 목록의 주인이 나누기를 그만뒀어요.',
} as const

export const LOCAL_FAVORITES = {
  offer: (count: number) => `이 기기에서 담으려던 ${count}곳을 저장할까요?`,
  names: '어떤 곳인지 보기',
  save: '저장',
  saving: '저장하는 중…',
  forget: '지우기',
  forgotten: '이 기기에 담아 둔 것을 지웠어요.',
  later: '나중에',
  merged: ({ added, known, unknown }: { added: number; known: number; unknown: number }) =>
    [
      added > 0 ? `${added}곳을 저장했어요.` : '',
      known > 0 ? `${known}곳은 이미 저장되어 있어요.` : '',
      unknown > 0 ? `${unknown}곳은 지금 목록에 없거나 자리가 없어 저장하지 못했어요.` : '',
    ]
      .filter(Boolean)
      .join(' '),
} as const
