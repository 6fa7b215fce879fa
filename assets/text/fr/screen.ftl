title-new-fight = New fight
title-settings = Settings
title-quit = Quit
