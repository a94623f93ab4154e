// Applies the chosen color scheme before the page is painted. By default, the system's color scheme is used.
const chosen = localStorage.getItem('theme');
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
