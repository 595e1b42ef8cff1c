/** `hours`: how long ago */
export const DEMO_POSTS = [
  { board: 'notice', hours: 200, title: '가을 점검 안내', content: '10월 5일 새벽 2시부터 4시까지 점검해요.\n\n그동안 **글쓰기**만 쉬고 보기는 돼요.', type: 'maintenance', priority: 'medium' },
  { board: 'notice', hours: 60, title: '새 기관 자료를 더했어요', content: '구의회 두 곳의 업무추진비를 더했어요.\n\n- 2026년 상반기\n- 하반기는 공개되는 대로 더해요.', type: 'update', priority: 'low' },
  { board: 'notice', hours: 20, title: '운영 원칙을 다시 알려요', content: '사람을 겨눈 글은 가려요. 신고는 24시간 안에 살펴요.', type: 'notice', priority: 'high' },
  { board: 'free', hours: 31, title: '구청 앞 점심, 어디가 덜 붐비나요', content: '열두 시 정각이면 다 줄을 서네요. 조금 걸어도 괜찮아요.' },
  { board: 'free', hours: 44, title: '혼자 먹기 편한 곳 나눠요', content: '눈치 보지 않고 앉을 수 있는 곳이 궁금해요.' },
  { board: 'free', hours: 70, title: '비 오는 날 국물 한 그릇', content: '따뜻한 곳을 찾아요. 줄이 길지 않으면 더 좋아요.' },
  { board: 'free', hours: 8, title: '단체 도시락 맞춰요', content: '50개부터 받아요. 자세한 것은 프로필을 보세요.' },
  { board: 'suggestion', hours: 300, title: '휠체어로 갈 수 있는 곳을 표시해 주세요', content: '문턱과 화장실을 알 수 있으면 좋겠어요.', answer: null },
  { board: 'suggestion', hours: 120, title: '지역을 여러 개 고르고 싶어요', content: '구 두 곳을 함께 보고 싶을 때가 있어요.', answer: null },
  { board: 'suggestion', hours: 500, title: '어두운 화면이 있었으면 해요', content: '밤에 눈이 부셔요.', answer: '기기의 설정을 따라 어두운 화면으로 바뀌어요.' },
] as const

/** Under the post of this title. */
export const DEMO_COMMENTS = [
  { post: '구청 앞 점심, 어디가 덜 붐비나요', hours: 30, content: '열두 시 이십 분이 지나면 자리가 나요.' },
  { post: '구청 앞 점심, 어디가 덜 붐비나요', hours: 29, content: '직접 가 보지도 않고 쓴 글이네. 이런 사람은 글을 못 쓰게 해야지.', reported: 3 },
  { post: '구청 앞 점심, 어디가 덜 붐비나요', hours: 28, content: '왜 이런 말을 들어야 하는지 모르겠어요.' },
  { post: '혼자 먹기 편한 곳 나눠요', hours: 40, content: '길 건너 국숫집이 편해요.' },
  { post: '혼자 먹기 편한 곳 나눠요', hours: 12, content: '쿠폰 드려요, 문의 주세요.', reported: 1 },
  { post: '비 오는 날 국물 한 그릇', hours: 65, content: '저는 칼국수로 하겠어요.' },
] as const

export const DEMO_TICKETS = [
  { kind: 'correction', hours: 7, subject: '전화번호가 바뀌었어요', body: '지난달에 번호를 바꿨어요. 고쳐 주시면 고맙겠어요.' },
  { kind: 'takedown', hours: 26, subject: '리뷰 하나를 가려 주세요', body: '사실과 다른 내용으로 손해를 보고 있어요.' },
  { kind: 'suggestion', hours: 50, subject: '우리 구 자료도 있으면 좋겠어요', body: '옆 구는 있는데 우리 구가 없어요.' },
] as const
