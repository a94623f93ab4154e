// Sets the chosen colors before the page is painted. Without a choice they are those of the system.
const chosen = localStorage.getItem('theme');
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
